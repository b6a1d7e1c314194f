import { type BrowserContext } from '@playwright/test';
import { common, home, practice, progress, settings } from '#lib/i18n/messages.ts';
import { expect, installOffline, test } from '../support/platform.ts';
import { goTo } from '../support/app.ts';

test.use({ serviceWorkers: 'allow' });

/** Collects what the browser says against a page: a violation of its policy, an error that nobody caught, or one in the console. */
async function watchComplaints(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = [];
  await context.exposeFunction('complain', (complaint: string) => complaints.push(complaint));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { complain } = globalThis as unknown as { complain: (text: string) => void };
      complain(`${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  return complaints;
}

test('a whole run through the app breaks its policy nowhere and logs no error', async ({ page, context }) => {
  const complaints = await watchComplaints(context);
  await installOffline(page);
  await page.getByRole('link', { name: home.practise }).click();
  for (let rung = 0; rung < 4; rung += 1) {
    await page.getByRole('button', { name: practice.hint }).click();
    await expect(page.getByText(practice.looking)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: practice.shownTitle })).toBeVisible();
  await page.getByRole('button', { name: practice.next }).click();
  await page.getByRole('button', { name: practice.options }).click();
  await page.getByRole('button', { name: practice.menu.deal }).click();
  // The sheet is fetched when it is asked for.
  const sheet = page.getByRole('dialog', { name: practice.deal.title });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('link', { name: common.back }).click();
  await goTo(page, 'progress');
  await page.getByRole('button', { name: progress.export }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: settings.exportSheet.save }).click();
  await download;
  await goTo(page, 'settings');
  await page.getByRole('switch', { name: settings.sound }).click();
  await page.getByRole('button', { name: settings.themes.dark }).click();
  for (const address of [
    './',
    './today',
    './practice',
    './progress',
    './settings',
    './about',
    './solve?n=3,3,8,8',
    './ways',
  ]) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-started');
  }
  expect(complaints).toEqual([]);
});

test('no page allows inline script or eval, carries an inline handler, or asks for another origin', async ({
  request,
  host,
}) => {
  for (const path of [
    '',
    'practice',
    'today',
    'progress',
    'settings',
    'about',
    'solve',
    'ways',
    'no-such-page',
  ]) {
    const html = await (await request.get(path)).text();
    const policy = /http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("script-src 'self' 'sha256-");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toContain('unsafe-');
    expect(html, path).not.toMatch(/<[a-z][^>]*\son[a-z]+\s*=/i);
    expect(html, path).not.toMatch(/javascript:/i);
    expect(html, path).not.toMatch(/(src|href)="(https?:)?\/\//i);
  }
  expect(host.asked.length).toBeGreaterThan(0);
});

test('the browser refuses eval, foreign requests, made-up markup and foreign scripts to code of the page', async ({
  page,
  host,
}) => {
  // A module of the page's own origin, as an injected dependency would be: `page.evaluate` alone is not held to the policy.
  const attacks = `
    const tried = {};
    const attempt = async (name, attack) => {
      try { await attack(); tried[name] = 'done'; } catch (error) { tried[name] = error.name; }
    };
    await attempt('eval', () => (0, eval)('1 + 1'));
    await attempt('Function', () => new Function('return 1')());
    await attempt('fetch', () => fetch('http://127.0.0.1:9/'));
    await attempt('markup', () => { document.createElement('div').innerHTML = '<b>x</b>'; });
    await attempt('worker', () => new Worker('./boot.js'));
    await attempt('data worker', () => new Worker('data:text/javascript,1'));
    await attempt('policy', () => trustedTypes.createPolicy('another', { createHTML: (text) => text }));
    export default tried;`;
  host.answer = ({ path }) =>
    path === '/attacks.js'
      ? { status: 200, headers: { 'Content-Type': 'text/javascript' }, body: attacks }
      : undefined;
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('data-started');
  const tried = await page.evaluate(async (address) => {
    const { default: tried } = (await import(address)) as { default: Record<string, string> };
    return tried;
  }, `${host.url}attacks.js`);
  expect(tried).toEqual({
    eval: 'EvalError',
    Function: 'EvalError',
    fetch: 'TypeError',
    markup: 'TypeError',
    worker: 'TypeError',
    'data worker': 'TypeError',
    policy: 'TypeError',
  });
});
