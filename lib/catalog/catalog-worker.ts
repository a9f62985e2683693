import { serveCalls } from '@/lib/core/worker-calls';
import { startHere } from './catalog-here';

serveCalls(startHere());
