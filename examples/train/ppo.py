"""PPO by self-play: one policy plays every seat of a game.

    python examples/train/ppo.py transmitter --seats 4 --preset balanced --seconds 60

All of it is one file that needs no others of the lab, src/parlour/lab/ppo.py: copy it and go on.
"""

try:
    from parlour.lab.ppo import main
except ModuleNotFoundError as error:
    raise SystemExit(f"{error}; training needs PyTorch: pip install torch") from None

if __name__ == "__main__":
    main()
