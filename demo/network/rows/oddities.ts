import type { Camera } from '@/lib/camera/camera';
import type { FaultPlan } from '../../feeds/faults';

/** How a demo camera differs from a well-behaved one. */
export interface DemoOddity {
  readonly id: string;
  /** Record fields that differ. */
  readonly record?: Partial<Camera>;
  readonly fault?: FaultPlan;
  /** Copies the position of this camera, like an agency that lists a camera twice. */
  readonly duplicateOf?: string;
}

const dead = (id: string, reason: 'missing' | 'placeholder' | 'frozen', fault: FaultPlan): DemoOddity => ({
  id,
  record: { isFeedDead: true, feedDeadReason: reason },
  fault,
});

const duplicate = (id: string, duplicateOf: string, reason: string, meters: number): DemoOddity => ({
  id,
  duplicateOf,
  record: { isDuplicate: true, duplicateOf, duplicateReason: reason, duplicateDistance: meters },
});

const named = (id: string, name: string): DemoOddity => ({ id, record: { location: `DEMO · ${name}` } });

/** Everything that real agencies get wrong, at least once each. */
export const DEMO_ODDITIES: readonly DemoOddity[] = [
  // Found dead by probing, so not listed.
  dead('511ny-demo-009', 'missing', { kind: 'not-found' }),
  dead('511ga-demo-017', 'frozen', { kind: 'frozen-playlist', afterMs: 0 }),
  dead('511pa-demo-021', 'placeholder', { kind: 'html' }),
  dead('511fl-demo-006', 'missing', { kind: 'not-found' }),
  dead('511ia-demo-019', 'missing', { kind: 'not-found' }),
  dead('caltrans-demo-013', 'frozen', { kind: 'frozen-playlist', afterMs: 0 }),
  dead('511on-demo-027', 'placeholder', { kind: 'empty' }),
  dead('vdot-demo-022', 'missing', { kind: 'not-found' }),

  // Duplicates, so not listed.
  duplicate('511ny-demo-031', '511ny-demo-030', 'same spot', 0),
  duplicate('511in-demo-012', '511in-demo-011', 'same feed', 8),
  duplicate('511sc-demo-015', '511sc-demo-014', 'same spot', 0),
  duplicate('caltrans-demo-040', 'caltrans-demo-039', 'same feed', 11),
  duplicate('mto-demo-018', '511on-demo-008', 'same spot in another source', 14),
  duplicate('vdot-demo-033', 'vdot-demo-032', 'same spot', 0),

  // Listed, but broken in one way each.
  { id: '511ny-demo-014', fault: { kind: 'not-found' } },
  { id: '511ny-demo-022', fault: { kind: 'recovers-after', afterMs: 20_000 } },
  { id: '511ga-demo-008', fault: { kind: 'frozen-playlist', afterMs: 30_000 }, record: { problemStream: true } },
  { id: '511ga-demo-026', fault: { kind: 'slow', delayMs: 4_000 }, record: { problemStream: true } },
  { id: '511id-demo-016', fault: { kind: 'html' } },
  { id: '511fl-demo-033', fault: { kind: 'frozen-playlist', afterMs: 30_000 } },
  { id: '511pa-demo-030', fault: { kind: 'empty' } },
  { id: '511sc-demo-021', fault: { kind: 'corrupt' }, record: { problemStream: true } },
  { id: 'caltrans-demo-058', fault: { kind: 'hang' } },
  { id: 'caltrans-demo-061', fault: { kind: 'no-cors' } },
  { id: 'vdot-demo-017', fault: { kind: 'recovers-after', afterMs: 45_000 } },
  { id: 'demo-038', fault: { kind: 'not-found' } },

  // Names that stress the layout.
  named(
    '511pa-demo-004',
    'I-76 Pennsylvania Turnpike Westbound approaching the Valley Forge Service Plaza and Toll Interchange',
  ),
  named(
    'caltrans-demo-027',
    'US-101 : North of the Gaviota Pass Safety Roadside Rest Area, Refugio Road and El Capitán State Beach',
  ),
  named('511id-demo-033', 'I-90 at Coeur d’Alene – 4th St & Sherman Ave "Riverfront"'),
  named('511newengland-demo-012', 'US-1 at Île-au-Haut Ferry & Café <Mill> Rd'),
  named('511in-demo-003', 'I-65'),

  // Passes, which towns along a road have no names of.
  named('511id-demo-012', 'I-15 SB at Malad Summit'),
  named('511id-demo-020', 'US-95 NB at White Bird Summit'),
  named('511id-demo-036', 'US-93 SB at Galena Summit'),
  named('511id-demo-038', 'US-93 SB at Lost Trail Pass'),
  named('511id-demo-042', 'I-90 at Fourth of July Pass'),
  named('caltrans-demo-047', 'TV546 -- I-80 : Donner Summit'),
];
