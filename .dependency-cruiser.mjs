import { ROOM_RULES } from './eslint/rooms.mjs';

/** Rooms, and import cycles with dynamic imports. Type imports do not count as a cycle. */
export default {
  forbidden: [
    ...ROOM_RULES,
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
