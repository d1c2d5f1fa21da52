"""PPO by self-play: one policy plays every seat of a game.

    python examples/train/ppo.py transmitter --seats 4 --preset balanced --seconds 60

All of it is one file that needs no others of the lab, src/parlour/lab/ppo.py: copy it and go on.
"""

from parlour.lab.ppo import main

if __name__ == "__main__":
    main()
