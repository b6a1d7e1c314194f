// Runs before the first paint, from the cache: the looks, the kind of window, and a watch over the start. Old browsers read it too.
(function () {
  var root = document.documentElement;
  var home = document.currentScript.src.replace(/boot\.js.*$/, '');
  // Copies of the app in two folders of one host keep apart: as environment/own-name.ts has it.
  var folder = home.replace(/^[a-z]+:\/\/[^/]*|\/$/g, '').replace(/\//g, '~');
  try {
    var looks = JSON.parse(localStorage.getItem('two-dozen-looks' + folder) || '{}');
    for (var name in looks) root.setAttribute('data-' + name, looks[name]);
    if (!localStorage.getItem('two-dozen-begun' + folder)) root.setAttribute('data-first', '');
  } catch (error) {
    // No copy, or one that cannot be read: the page starts as the system looks.
    root.removeAttribute('data-theme');
  }
  // The build writes here which files bring words, and what the first words of each language end with: `wordsAhead` in chunks.config.ts.
  var AHEAD = { files: [], ends: {} };
  // The language chosen on this device, or else the browser's where there is one of ours: i18n/languages.ts has the same codes.
  var LANGUAGES = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'id', 'es', 'pt', 'ar'];
  var chosen = null;
  try {
    chosen = localStorage.getItem('two-dozen-language' + folder);
  } catch (error) {
    // Without a memory it is the browser's.
  }
  var tags = chosen ? [chosen] : navigator.languages || [];
  var language = null;
  var still = null;
  for (var index = 0; index < tags.length && !language; index += 1) language = languageOf(tags[index]);
  if (chosen && !language) root.setAttribute('data-unworded', '');
  if (language && language !== 'en') {
    root.lang = language;
    if (language === 'ar') root.dir = 'rtl';
    // The words come beside the app, which would ask for them only when it runs.
    AHEAD.files.forEach(fetchAhead);
    if (AHEAD.ends[language]) fetchAhead('words-' + language + '-first.' + AHEAD.ends[language]);
    // No English words are shown first; but where the app does not start they are, with the offer of a repair.
    root.setAttribute('data-wording', '');
    // What the page says as it comes is in a small file, which is there before the app runs.
    still = fetch(home + 'words-' + language + '.json')
      .then(function (answer) {
        return answer.json();
      })
      .catch(function () {
        return {};
      });
  }
  function unveil() {
    root.removeAttribute('data-wording');
  }
  // A page that says more than these, as the rules do, waits for the app.
  function say(words) {
    // The app was faster, or has no words of this language.
    if (!root.hasAttribute('data-wording')) return;
    var texts = document.createTreeWalker(document.body, 4);
    var isWhole = true;
    while (texts.nextNode()) {
      var text = texts.currentNode;
      var said = words[text.data];
      // A text that stands in several places has words for each, or the same for all.
      if (said) text.data = said[1] ? said.shift() : said[0];
      // Neither a script nor markup.
      else if (/^[^<{]*[a-z]{2}/.test(text.data)) isWhole = false;
    }
    if (isWhole) unveil();
  }
  function fetchAhead(file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = home + '_app/immutable/chunks/' + file + '.js';
    document.head.appendChild(link);
  }
  function languageOf(tag) {
    var parts = tag.toLowerCase().split('-');
    if (parts[0] === 'zh') return /hant|tw|hk|mo/.test(tag.toLowerCase()) ? 'zh-Hant' : 'zh-Hans';
    var code = parts[0] === 'in' ? 'id' : parts[0];
    return LANGUAGES.indexOf(code) < 0 ? null : code;
  }

  if (navigator.standalone) root.setAttribute('data-standalone', '');
  // iOS shows this picture while the installed app starts; it wants the one that fits its screen to the pixel.
  if ('standalone' in navigator) {
    var sides = [screen.width, screen.height].sort(function (a, b) {
      return a - b;
    });
    var picture = document.createElement('link');
    picture.rel = 'apple-touch-startup-image';
    picture.href = home + 'splash/' + sides[0] * devicePixelRatio + 'x' + sides[1] * devicePixelRatio + '.png';
    document.head.appendChild(picture);
  }

  var old =
    !('noModule' in HTMLScriptElement.prototype) ||
    !window.CSS ||
    !CSS.supports('color', 'color-mix(in oklab, red, blue)');
  function show(id, shown) {
    if (shown) unveil();
    var part = document.getElementById(id);
    if (part) part.hidden = !shown;
    // The page for unknown addresses comes without its parts; the first page has them.
    else if (shown && !started() && location.href !== home) location.replace(home);
  }
  function started() {
    return root.hasAttribute('data-started');
  }
  // The first screen answers before the app is there, which is told the way that was chosen when it starts.
  document.addEventListener('click', function (event) {
    const begin = event.target instanceof Element && event.target.closest('[data-begin]');
    if (!begin) return;
    const way = begin.getAttribute('data-begin');
    if (way === 'home') root.removeAttribute('data-first');
    root.setAttribute('data-begun', way || '');
  });

  // The browser's offer to install comes once, perhaps before the app is there to take it.
  window.addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    window.twoDozenInstall = event;
  });

  document.addEventListener('DOMContentLoaded', function () {
    if (old) {
      show('too-old', true);
      return;
    }
    if (still) still.then(say);
    // Wherever the app puts them: where it does not start as the page came, it draws them anew.
    document.addEventListener('click', function (event) {
      var button = event.target instanceof Element && event.target.closest('button');
      if (button && button.id === 'repair-action') mend();
      if (!button || button.id !== 'repair-later') return;
      // Where the page itself did not come there is nothing to go back to but the first one.
      if (document.querySelector('main[aria-busy=true]')) location.assign(home);
      else show('repair', false);
    });
    // A part that is missing without a word shows within seconds. A slow phone that starts after all takes the panel away.
    setTimeout(function () {
      if (!started()) show('repair', true);
    }, 8000);
    new MutationObserver(function () {
      // A listener for this keeps a browser from holding the page ready for the way back.
      if (started()) window.removeEventListener('beforeunload', leave);
      // What started may be no more than the page that says so.
      if (started()) isLeaving = false;
      if (started()) show('repair', isMissing && !!document.querySelector('[data-broken]'));
    }).observe(root, { attributeFilter: ['data-started'] });
  });

  var isMissing = false;
  var isReloading = false;
  var isLeaving = false;
  // Whoever leaves cuts short what is still being loaded: nothing is missing then, and to reload would keep them here.
  function leave() {
    isLeaving = true;
  }
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
  document.addEventListener('click', function (event) {
    if (!event.defaultPrevented && event.target instanceof Element && event.target.closest('a[href]')) leave();
  });
  window.addEventListener('pageshow', function (event) {
    if (!event.persisted) return;
    isLeaving = false;
    if (isMissing && !started()) missing();
  });

  // A part of the app that is not there: at the start, or when it is needed for the first time.
  window.addEventListener(
    'error',
    function (event) {
      var part = event.target;
      // What is fetched ahead may fail and come all the same: Firefox gives it up when a page is left. Who asks for it hears when it does not.
      var isAhead = part instanceof HTMLLinkElement && part.rel === 'modulepreload';
      if (!started() && !isAhead && (part instanceof HTMLScriptElement || part instanceof HTMLLinkElement)) missing();
    },
    true,
  );
  window.addEventListener('unhandledrejection', function (event) {
    if (!started() && /import|module|fetch/i.test(String(event.reason))) missing();
  });
  window.addEventListener('vite:preloadError', function () {
    // Words of another language can be done without: the app says so itself.
    if (!root.hasAttribute('data-fetching-words')) missing();
  });
  // With a network again, what is missing comes from the host when it is asked for once more.
  window.addEventListener('online', function () {
    if (started()) show('repair', false);
  });

  // Once, with a network, a fresh page has it again; but never in the middle of a hand.
  function missing() {
    isMissing = true;
    // One who stays after all is offered the repair, like everybody whose app does not start.
    if (started()) setTimeout(reload, 1000);
    else reload();
  }
  // An app that runs hears of leaving only when the next page is there: so it waits a moment, or it would keep here who leaves.
  function reload() {
    if (isReloading || isLeaving) return;
    isReloading = navigator.onLine && !document.querySelector('[data-place]') && isFirstTry();
    isMissing = !isReloading;
    if (isReloading) location.reload();
    else show('repair', true);
  }
  function isFirstTry() {
    try {
      if (sessionStorage.getItem('two-dozen-retried' + folder)) return false;
      sessionStorage.setItem('two-dozen-retried' + folder, '1');
      return true;
    } catch (error) {
      // Without a memory of the first try it might go on for ever.
      return false;
    }
  }

  // Makes the app's own copy of its files whole, or puts a newer version in its place. Until that is done nothing is let go of.
  function mend() {
    show('repair', false);
    renew().then(
      function () {
        location.reload();
      },
      function () {
        show('repair', true);
      },
    );
  }
  function renew() {
    var workers = navigator.serviceWorker;
    return Promise.resolve(workers && workers.getRegistration(home)).then(function (registration) {
      // Another app's worker may stand over the whole host.
      if (!registration || registration.scope !== home || !registration.active) return isThere();
      return registration.update().then(function () {
        var next = registration.installing || registration.waiting;
        return next ? takeOver(next) : makeWhole(registration.active);
      });
    });
  }
  function isThere() {
    return fetch(home + 'service-worker.js', { cache: 'no-store' }).then(function (answer) {
      if (!answer.ok) throw new Error('the host does not have the app');
    });
  }
  function takeOver(next) {
    return new Promise(function (resolve, reject) {
      function follow() {
        if (next.state === 'installed') next.postMessage({ type: 'take-over' });
        if (next.state === 'activated') resolve();
        if (next.state === 'redundant') reject(new Error('the new version is not whole'));
      }
      next.addEventListener('statechange', follow);
      follow();
    });
  }
  function makeWhole(worker) {
    return new Promise(function (resolve, reject) {
      var channel = new MessageChannel();
      channel.port1.onmessage = function (event) {
        if (event.data === true) resolve();
        else reject(new Error('the host does not have this version'));
      };
      setTimeout(reject, 60000);
      worker.postMessage({ type: 'repair' }, [channel.port2]);
    });
  }
})();
