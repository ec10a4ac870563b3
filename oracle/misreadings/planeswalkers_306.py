"""Misreadings of section 306 of 2017-09 where it says what the Lorwyn primer said (CR306)."""

from __future__ import annotations

from oracle.misreadings import misread_alike

# -- playing one, and its types (306.1 to 306.3) -----------------------------------------------------------

misread_alike("CR306-306.1-01", "LRW-PW-10", "LRW-PW-10/2")
misread_alike("CR306-306.2-01", "LRW-PW-12")
misread_alike("CR306-306.3-01", "LRW-PW-15/2")
misread_alike("CR306-306.3-03", "LRW-PW-18", "LRW-PW-18/2")

# -- loyalty (306.5) ---------------------------------------------------------------------------------------

misread_alike("CR306-306.5-01", "LRW-PW-23", "LRW-PW-23/2")
misread_alike("CR306-306.5A-01", "LRW-PW-34")
misread_alike("CR306-306.5B-01", "LRW-PW-26")
misread_alike("CR306-306.5B-02", "LRW-PW-26/2", "LRW-PW-45/2")
misread_alike("CR306-306.5C-01", "LRW-PW-27")

# -- loyalty abilities (306.5d) ----------------------------------------------------------------------------

misread_alike("CR306-306.5D-01", "LRW-PW-36", "LRW-PW-36/3")
misread_alike("CR306-306.5D-02", "LRW-PW-40", "LRW-PW-40/3")
misread_alike("CR306-306.5D-03", "LRW-PW-42", "LRW-PW-42/2", "LRW-PW-42/3", "LRW-PW-43")
misread_alike("CR306-306.5D-04", "LRW-PW-39")

# -- attacks and damage (306.6 to 306.9) -------------------------------------------------------------------

misread_alike("CR306-306.6-01", "LRW-PW-60")
misread_alike("CR306-306.7-01", "LRW-PW-76/2", "LRW-PW-80", "LRW-PW-82")
misread_alike("CR306-306.7-02", "LRW-PW-81/2")
misread_alike("CR306-306.7-03", "LRW-PW-86")
misread_alike("CR306-306.7-04", "LRW-PW-77/2", "LRW-PW-78")
misread_alike("CR306-306.7-05", "LRW-PW-79")
misread_alike("CR306-306.7-06", "LRW-PW-77/2")
misread_alike("CR306-306.8-01", "LRW-PW-29", "LRW-PW-29/2")
misread_alike("CR306-306.9-01", "LRW-PW-33", "LRW-PW-33/2")
