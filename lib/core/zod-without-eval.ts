import { config } from 'zod';

// Import this before any module with a schema: otherwise the first one tries `new Function`, which the content security policy
// forbids and reports.
config({ jitless: true });
