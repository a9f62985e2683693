/** `npm run agencies`: derives data/generated and two lists in docs from data/agencies. A test fails if they are not current. */
import { writeFileSync } from 'node:fs';
import { deriveFromAgencies, readAgencyFiles } from './derived-agencies';

for (const [file, text] of deriveFromAgencies(await readAgencyFiles())) writeFileSync(file, text);
