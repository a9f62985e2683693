import { grantPlayers } from '@/lib/feed/player-budget';

const at = (key: string, distanceToCenterPx: number, distanceToViewportPx = 0) => ({
  key,
  distanceToCenterPx,
  distanceToViewportPx,
});

test('the feeds closest to the center of the screen get the players', () => {
  const granted = grantPlayers([at('edge', 900), at('middle', 10), at('beside', 300)], 2, 2_000);
  expect([...granted]).toEqual(['middle', 'beside']);
});

test('a feed beyond the margin gets no player, even when some are free', () => {
  const granted = grantPlayers([at('near', 2_500, 2_000), at('far', 2_600, 2_001)], 9, 2_000);
  expect([...granted]).toEqual(['near']);
});
