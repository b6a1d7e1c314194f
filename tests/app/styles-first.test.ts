// In what order a first visit asks for what a page needs.
import { expect, test } from 'vitest';
import { handle } from '../../src/hooks.server.ts';

/** A page's head as it leaves the build. */
async function served(html: string): Promise<string> {
  type Given = Parameters<typeof handle>[0];
  const resolve = (async (_event, options) => {
    const text = await options?.transformPageChunk?.({ html, done: true });
    return new Response(text);
  }) satisfies Given['resolve'];
  const response = await handle({ event: {} as Given['event'], resolve });
  return response.text();
}

const script = (name: string) => `<link href="./${name}.js" rel="modulepreload">`;
const styles = (name: string) => `<link href="./${name}.css" rel="stylesheet">`;
const order = (html: string) => [...html.matchAll(/href="\.\/([^"]+)"/g)].map(([, name]) => name);

test('styles are asked for before scripts, in their own order', async () => {
  const html = await served(
    `<head>\n\t\t${script('start')}\n\t\t${script('app')}\n\t\t${styles('kit')}\n\t\t${styles('home')}\n</head>`,
  );
  expect(order(html)).toEqual(['kit.css', 'home.css', 'start.js', 'app.js']);
});

test('a page without scripts keeps its styles', async () => {
  expect(order(await served(`<head>\n\t\t${styles('kit')}\n</head>`))).toEqual(['kit.css']);
});

test('no line is indented, but within a script, whose digest the policy names', async () => {
  const own = '<script>\n\t\t{\n\t\t\tstart();\n\t\t}\n\t</script>';
  const html = `<head>\n\t\t${script('start')}\n</head>\n\t<body>\n\t\t${own}\n</body>`;
  expect(await served(html)).toBe(`<head>${script('start')}</head><body>${own}</body>`);
});
