import { readFileSync } from 'node:fs';

test('of several machines, each loads what its syncs remember, and keeps it', () => {
  const jobs = readFileSync('docs/samples/shards.yml', 'utf8').split(/^(?=\w+:$)/m);
  expect(jobs).toHaveLength(2);
  const forgetful = jobs.filter(
    (job) => !/ sync (s3:.+) \.roadfeed\n[^]+ npm run sync [^]+ sync \.roadfeed \1\n/.test(job),
  );
  expect(forgetful).toEqual([]);
});
