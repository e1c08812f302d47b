// Program of a process that gives a portal hostile files, all at once, and ends when each is answered. It stands for
// machines elsewhere, so it takes no turn of the portal or of who measures it. Arguments: the portal's address, the
// cookie of a session, the kind of file and how many.
import os from 'node:os';
import { HOSTILE_FILES } from './hostile-file.list.mjs';

os.setPriority(os.constants.priority.PRIORITY_LOW);
const [, , url = '', cookie = '', kind = '', count = ''] = process.argv;
const hostile = HOSTILE_FILES[kind];
if (!hostile) throw new Error(`There are no hostile ${kind}.`);
const body = Buffer.from(hostile.file());
const headers = { cookie, origin: url, 'content-type': 'application/octet-stream' };
const give = async () => (await fetch(url + hostile.path, { method: 'POST', body, headers })).arrayBuffer();
await Promise.all(Array.from({ length: Number(count) }, give));
