"""The columns of a game's measures never change: files of old studies must remain readable."""

from __future__ import annotations

import pytest

import parlour
from parlour.lab.batch import measures_of

COLUMNS = {
    "pattern-overlap": """
        rounds placed covered covering_2 covering_3 covering_4 covering_5 covering_6
        covering_7 covering_8 covering_9 touching_1 touching_2 touching_3 touching_4
        touching_5 touching_6_and_more looks stuck stuck_at_first_quarter stuck_at_second
        stuck_at_third stuck_at_last looks_at_first_quarter looks_at_second looks_at_third
        looks_at_last cards_left outs first_out_won level_on_points shared decided_by_points
        decided_by_first_tie_to_break decided_by_second decided_by_third
        decided_by_nothing_shared stays_first decks_won_deck_0 decks_won_deck_1
        decks_won_deck_2 decks_won_deck_3 decks_won_deck_4 decks_won_deck_5 decks_won_deck_6
        decks_won_deck_7 decks_won_deck_8 decks_dealt_deck_0 decks_dealt_deck_1
        decks_dealt_deck_2 decks_dealt_deck_3 decks_dealt_deck_4 decks_dealt_deck_5
        decks_dealt_deck_6 decks_dealt_deck_7 decks_dealt_deck_8 start_long used_place
        used_wait used_swap used_prepare
    """,
    "sequence-numbers": """
        rounds turns lines line_ways_across line_ways_down line_ways_falling
        line_ways_rising corner_lines won_by_wild exchanges passes gathered additions sums
        chips used_place used_plus used_minus used_exchange used_pass used_draw used_claim
    """,
    "synergy": """
        rounds rounds_done lives_left goals_laid_plus_1 goals_laid_minus_1 goals_laid_equal
        goals_laid_unique goals_laid_between goals_laid_second_highest
        goals_laid_second_lowest goals_laid_in_all goals_met_plus_1 goals_met_minus_1
        goals_met_equal goals_met_unique goals_met_between goals_met_second_highest
        goals_met_second_lowest cards_used_a cards_used_b cards_used_c cards_used_d
        cards_used_e cards_used_f cards_used_g cards_used_h cards_used_i cards_used_j
        used_in_round_1 used_in_round_2 used_in_round_3 used_in_round_4 used_in_round_5
        used_in_round_6 used_in_round_7 cards_in_all used_number used_goal used_pass
        used_action_card used_take_back
    """,
    "think-str8": """
        rounds bets tokens_token_1 tokens_token_2 tokens_token_3 tokens_token_4
        tokens_token_5 tokens_token_6 tokens_token_7 hits_token_1 hits_token_2 hits_token_3
        hits_token_4 hits_token_5 hits_token_6 hits_token_7 found_right found_too_high
        found_too_low found_wrong hits_early bets_early right_in_round_1 right_in_round_2
        right_in_round_3 right_in_round_4 right_in_round_5 right_in_round_6 right_in_round_7
        right_in_round_8 right_in_round_9 right_in_round_10 right_in_round_11
        right_in_round_12 bets_in_round_1 bets_in_round_2 bets_in_round_3 bets_in_round_4
        bets_in_round_5 bets_in_round_6 bets_in_round_7 bets_in_round_8 bets_in_round_9
        bets_in_round_10 bets_in_round_11 bets_in_round_12 exchanges empty_piles
        round_points final_points final_sizes_one_number final_sizes_two_numbers
        final_sizes_three_numbers final_right_one_number final_right_two_numbers
        final_right_three_numbers final_bets first_thrower_won leader_before_won
        won_from_first won_from_second won_from_third won_from_fourth used_accept_the_dice
        used_turn_a_die used_take_a_token used_place_it used_exchange used_keep used_bet
    """,
    "transmitter": """
        rounds rounds_won rounds_lost_no_objective_card rounds_lost_drift_hit_the_stack
        rounds_lost_out_of_cards plays won_at_1_to_5 won_at_6_to_10 won_at_11_to_15
        won_at_16_to_20 won_at_21_and_later drifts used_play used_say used_draw used_keep
    """,
}


@pytest.mark.parametrize("name", COLUMNS)
def test_the_columns_are_those_of_old_studies(name: str) -> None:
    measures = measures_of(parlour.game(name)).listed()
    assert [column for one in measures for column in one.columns] == COLUMNS[name].split()
