import type { CatalogClient } from '@/lib/catalog/catalog';
import { DriveClient } from '@/lib/drive/drive-client';

let current: { readonly catalog: CatalogClient; readonly client: DriveClient } | null = null;

/**
 * The page's one client for drives, fed by the catalog; another one after its worker has failed. The first question takes about a
 * second. @throws in a browser that refuses the worker
 */
export function getDriveClient(catalog: CatalogClient): DriveClient {
  if (current?.catalog === catalog && !current.client.isBroken) return current.client;
  current?.client.close();
  const client = new DriveClient();
  current = { catalog, client };
  const { port1, port2 } = new MessageChannel();
  client.connect(port1).catch(() => undefined);
  void catalog.ask('connectDrives', [port2], [port2]);
  return client;
}
