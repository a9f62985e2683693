import { serveCalls } from '@/lib/core/worker-calls';
import { startHere } from './catalog-methods';

serveCalls(startHere());
