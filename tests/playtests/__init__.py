"""Tests of the reports of playtests."""
