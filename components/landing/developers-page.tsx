import { getTerms } from '@/lib/agencies/terms';
import type { ReactNode } from 'react';
import type { ReuseClass } from '@/data/agency';
import { ADDRESS_PARAMETERS, EXAMPLES, FILES } from '@/data/developers';
import { getAgency } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { OPEN_VERSION, OpenCameraSchema } from '@/lib/camera-files/open-camera';
import { absoluteUrl } from '@/lib/constants/site-url';
import { makeEmbedCode } from '@/lib/embed/embed-address';
import styles from './developers-page.module.css';

const LABELS: Readonly<Record<ReuseClass, string>> = {
  granted: 'Reuse granted (some require their API key)',
  silent: 'No terms',
  'needs-consent': 'Permission required',
  forbids: 'Reuse forbidden',
};

interface Row {
  readonly key: string;
  readonly name?: ReactNode;
  readonly meaning: ReactNode;
}

function Table({ rows }: { rows: readonly Row[] }) {
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(({ key, name = key, meaning }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Code({ children }: { children: string }) {
  return (
    <pre className={styles.code}>
      <code>{children}</code>
    </pre>
  );
}

const files: readonly Row[] = FILES.map(({ name, path, text }) => ({
  key: name,
  name: path === null ? name : <a href={path}>{name}</a>,
  meaning: text,
}));

const fields: readonly Row[] = Object.entries(OpenCameraSchema.shape).map(([key, { description: meaning }]) => {
  return { key, meaning };
});

const parameters: readonly Row[] = ADDRESS_PARAMETERS.map(([key, meaning]) => ({ key, meaning }));

const terms: readonly Row[] = Object.entries(LABELS).map(([name, key]) => ({
  key,
  meaning: SOURCE_IDS.filter((id) => getTerms(id).reuse.class === name).map((id, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <a href={getTerms(id).reuse.page}>{getAgency(id).label}</a>
    </span>
  )),
}));

function Examples() {
  return (
    <section>
      <h2>Examples</h2>
      {EXAMPLES.map(({ title, code }) => (
        <div key={title}>
          <h3>{title}</h3>
          <Code>{code}</Code>
        </div>
      ))}
      <h3>In QGIS</h3>
      <p>Layer → Add Layer → Add Vector Layer, source type “Protocol: HTTP(S)”, and this address:</p>
      <Code>{absoluteUrl('/camera-data/cameras.geojson')}</Code>
    </section>
  );
}

function Frames() {
  return (
    <section>
      <h2>A camera in your page</h2>
      <p>“Share” and “Copy embed code” in an open camera or on a wall give you code like this:</p>
      <Code>{makeEmbedCode(absoluteUrl('/').replace(/\/$/, ''), { id: '511ny-1000', angle: 0 }, '')}</Code>
      <p>
        Sites that support oEmbed turn a link to a camera or wall into such a frame. Where Roadfeed runs on a server,
        they use this endpoint:
      </p>
      <Code>{`${absoluteUrl('/oembed')}?url=${encodeURIComponent(`${absoluteUrl('/')}?camera=511ny-1000`)}`}</Code>
    </section>
  );
}

export function DeveloperSections() {
  return (
    <>
      <section>
        <h2>Files</h2>
        <Table rows={files} />
        <p>
          Every file allows cross-origin requests, so any web page can fetch it. This is version {OPEN_VERSION}. New
          fields may appear at any time; a higher version means that one was renamed or removed. The counts of each
          source match index.json.
        </p>
      </section>
      <section>
        <h2>Fields</h2>
        <p>
          In a GeoJSON feature, empty and false fields are absent. Credit, reuse, checkedAt, and a cadenceS that is the
          same for the whole source are in “sources”.
        </p>
        <Table rows={fields} />
      </section>
      <Examples />
      <section>
        <h2>Request limits</h2>
        <p>
          These files change with every sync, a few times a day; closures change every ten minutes. An unchanged file
          costs nothing: browsers revalidate by themselves, and other programs send the ETag back in If-None-Match.
          Request a still no more often than cadenceS, from the visitor’s own browser, and never for pictures that no
          one looks at.
        </p>
      </section>
      <Frames />
      <section>
        <h2>Addresses</h2>
        <p>The address of the first page holds everything a visitor chose, so a link can open any view.</p>
        <Table rows={parameters} />
      </section>
      <section>
        <h2>Terms by agency</h2>
        <p>
          Only cameras of the first two groups are in these files. Each link leads to the agency’s terms, or to its site
          if it has none.
        </p>
        <Table rows={terms} />
      </section>
    </>
  );
}
