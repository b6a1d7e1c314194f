// Runs before the first paint, from the cache: the looks, the kind of window, and a watch over the start. Old browsers read it too.
(function () {
  var root = document.documentElement;
  try {
    var looks = JSON.parse(localStorage.getItem('two-dozen-looks') || '{}');
    if (looks.theme === 'light' || looks.theme === 'dark') root.setAttribute('data-theme', looks.theme);
    if (looks.suits === 'four') root.setAttribute('data-suits', 'four');
    if (looks.motion === 'less') root.setAttribute('data-motion', 'less');
  } catch (error) {
    // No copy, or one that cannot be read: the page starts as the system looks.
    root.removeAttribute('data-theme');
  }
  if (navigator.standalone) root.setAttribute('data-standalone', '');

  var old = !('noModule' in HTMLScriptElement.prototype) || !window.CSS || !CSS.supports('color', 'color-mix(in oklab, red, blue)');
  function show(id) {
    var part = document.getElementById(id);
    if (part) part.hidden = false;
  }
  function started() {
    return root.hasAttribute('data-started');
  }

  document.addEventListener('DOMContentLoaded', function () {
    if (old) {
      show('too-old');
      return;
    }
    var repair = document.getElementById('repair-action');
    if (repair) repair.addEventListener('click', mend);
    // A part of the app that is missing shows within seconds; a slow phone is given its time.
    setTimeout(function () {
      if (!started()) show('repair');
    }, 8000);
  });

  // A part that cannot be loaded: once, with a network, a fresh page has it again.
  window.addEventListener('error', function (event) {
    if (event.target instanceof HTMLScriptElement || event.target instanceof HTMLLinkElement) retry();
  }, true);
  window.addEventListener('unhandledrejection', function (event) {
    if (!started() && /import|module|fetch/i.test(String(event.reason))) retry();
  });

  function retry() {
    if (started() || !navigator.onLine) return show('repair');
    try {
      if (sessionStorage.getItem('two-dozen-retried')) return show('repair');
      sessionStorage.setItem('two-dozen-retried', '1');
    } catch (error) {
      return show('repair');
    }
    location.reload();
  }

  // Lets go of the app's own copies of its files, never of games, and loads them anew.
  function mend() {
    var done = function () {
      location.reload();
    };
    var work = [];
    if (navigator.serviceWorker) {
      work.push(
        navigator.serviceWorker.getRegistration().then(function (registration) {
          return registration && registration.unregister();
        }),
      );
    }
    if (window.caches) {
      work.push(
        caches.keys().then(function (names) {
          return Promise.all(
            names
              .filter(function (name) {
                return name.indexOf('two-dozen-') === 0;
              })
              .map(function (name) {
                return caches.delete(name);
              }),
          );
        }),
      );
    }
    Promise.all(work).then(done, done);
  }
})();
