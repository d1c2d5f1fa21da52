# Det varslene sier.

push-your-turn = Det er din tur.
