"""What readers write themselves: rules in the workshop, its form, and hands that they bring along."""
