import { config } from 'zod';

// Import before any schema: zod would try `new Function`, which the content security policy forbids and reports.
config({ jitless: true });
