"""Misreadings of what the rulings summary says as another source does: those of that source's rulings."""

from oracle.misreadings import misread_alike

# -- clash (501.10) ---------------------------------------------------------------------------------------

misread_alike("GRS-501.10.R3-01", "LRW-CLASH-06/2")

# -- prowl (502.76, G16.29) ------------------------------------------------------------------------------

misread_alike("GRS-502.76A-01", "MOR-PROWL-05")
misread_alike("GRS-502.76A-02", "MOR-PROWL-06", "MOR-PROWL-24")
misread_alike("GRS-502.76A-03", "MOR-PROWL-07", "MOR-PROWL-07/2", "MOR-PROWL-08", "MOR-PROWL-08/2")
misread_alike("GRS-502.76A-04", "MOR-PROWL-09")
misread_alike("GRS-502.76A-05", "MOR-PROWL-03", "MOR-PROWL-10")
misread_alike("GRS-502.76A-06", "MOR-PROWL-12")
misread_alike("GRS-502.76B-01", "MOR-PROWL-13", "MOR-PROWL-13/2")
misread_alike("GRS-502.76B-02", "MOR-PROWL-14")
misread_alike("GRS-502.76.R1-01", "MOR-PROWL-15")
misread_alike("GRS-502.76.R1-02", "MOR-PROWL-18")
misread_alike("GRS-502.76.R1-03", "MOR-PROWL-19")
misread_alike("GRS-502.76.R1-04", "MOR-PROWL-17")
misread_alike("GRS-502.76.R1-05", "MOR-PROWL-16", "MOR-PROWL-19")
misread_alike("GRS-502.76.R2-01", "MOR-PROWL-22")
misread_alike("GRS-502.76.R2-02", "MOR-PROWL-23")
misread_alike("GRS-G16.29A-01", "MOR-PROWL-07")

# -- reinforce (502.77, G18.8) ---------------------------------------------------------------------------

misread_alike("GRS-502.77A-01", "MOR-REINF-05")
misread_alike("GRS-502.77A-02", "MOR-REINF-06", "MOR-REINF-06/2")
misread_alike("GRS-502.77A-03", "MOR-REINF-04")
misread_alike("GRS-502.77B-01", "MOR-REINF-08/2")
misread_alike("GRS-502.77B-02", "MOR-REINF-08", "MOR-REINF-09")
misread_alike("GRS-G18.8A-01", "MOR-REINF-05/2")
