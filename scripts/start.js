// `npm start`: builds if the sources changed, serves build/ and prints the address.
import { build, BUILD_DIR, isBuildCurrent } from './build.js';
import { serveFrom } from './serve.js';

const base = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');
const port = Number(process.env.PORT || 4173);

if (base !== '' && !base.startsWith('/')) {
  console.error(`BASE_PATH must begin with a slash, like /two-dozen; it is ${base}.`);
  process.exit(1);
}
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number from 0 to 65535; it is ${process.env.PORT ?? ''}.`);
  process.exit(1);
}
if (!isBuildCurrent()) {
  console.log('Building …');
  if (build({ quiet: true }) !== 0) {
    console.error('The build failed; see above. To repeat it: npm run build');
    process.exit(1);
  }
}

try {
  const { url } = await serveFrom({ dir: BUILD_DIR, base, port });
  console.log(`Two Dozen is at ${url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
