/** Next's adapter: `next build` calls it after the last page is written. */
import path from 'node:path';
import { register } from 'tsx/esm/api';

const adapter = {
  name: 'Roadfeed',
  async onBuildComplete({ config, distDir }) {
    const typescript = register({ namespace: 'adapter' });
    const { finishBuild } = await typescript.import('./finish-build.ts', import.meta.url);
    const out = process.env.NEXT_DIST_DIR ?? 'out';
    await finishBuild(
      config.output === 'export'
        ? { pages: out, chunks: path.join(out, '_next'), isExport: true }
        : { pages: path.join(distDir, 'server'), chunks: distDir, isExport: false },
    );
    await typescript.unregister();
  },
};

export default adapter;
