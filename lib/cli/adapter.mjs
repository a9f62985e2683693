import path from 'node:path';
import { register } from 'tsx/esm/api';

async function load(file) {
  const typescript = register({ namespace: 'adapter' });
  const loaded = await typescript.import(file, import.meta.url);
  await typescript.unregister();
  return loaded;
}

const adapter = {
  name: 'Roadfeed',
  async modifyConfig(config) {
    const { checkSettings } = await load('./settings.ts');
    checkSettings(process.env);
    return config;
  },
  async onBuildComplete({ config, distDir }) {
    const { finishBuild } = await load('./finish-build.ts');
    const out = process.env.NEXT_DIST_DIR ?? 'out';
    await finishBuild(
      config.output === 'export'
        ? { pages: out, chunks: path.join(out, '_next'), isExport: true }
        : { pages: path.join(distDir, 'server'), chunks: distDir, isExport: false },
    );
  },
};

export default adapter;
