import { demoCameras } from '@/lib/simulator/network';
import { demoFeed } from '@/lib/simulator/demo-feed';
import { clipNameOf } from '@/lib/simulator/scene-choice';
const seen = {};
for (const c of demoCameras()) { const f = demoFeed(c.id); if (!f?.hasVideo || c.isFeedDead) continue; const n = clipNameOf(f); (seen[n] ??= []).push(c.id); }
for (const [k, v] of Object.entries(seen)) console.log(k, v.slice(0, 3).join(' '));
