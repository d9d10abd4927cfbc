"""Sitting at the table: deal, answer, take back, deal again, and take up what somebody else played."""
