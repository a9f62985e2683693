import { render, screen } from '@testing-library/react';
import { SignBoard } from '@/components/road-reports/sign-board';
import type { SignStatement } from '@/lib/road-reports/sign';

const NOW = Date.parse('2026-11-24T17:00Z');

test('a sign keeps its lines, and says since when, by whom, and what takes longer than usual', () => {
  const sign: SignStatement = {
    ...{ id: '511fl-sign-1', source: '511fl', road: 'I-95', direction: null, lat: 28, lng: -81 },
    pages: [
      ['CRASH', 'AT EXIT 12'],
      ['AIRPORT 18 MIN', 'AIRPORT 18 MIN'],
    ],
    ...{ minutes: [], since: NOW - 60_000, readAt: NOW, slower: [{ to: 'AIRPORT', now: 18, usual: 12 }] },
  };
  render(<SignBoard sign={sign} title="Ahead" now={NOW} />);
  expect(screen.getByText('CRASH')).toBeVisible();
  expect(screen.getByText('AT EXIT 12')).toBeVisible();
  expect(screen.getAllByText(/^AIRPORT 18 MIN/)).toHaveLength(2);
  expect(screen.getByText('AIRPORT: 18 min, usually 12 at this hour')).toBeVisible();
  expect(screen.getByText(/^Florida 511|FL511|511 Florida/)).toHaveTextContent(/, since \d+:\d\d [AP]M [A-Z]+/);
});
