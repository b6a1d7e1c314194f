/** Attributes that name another element of the page. */
const REFS = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'for', 'list'] as const;

/** A line for each element that names another one which is not there, for each name that two have, for each seat's mark in the colour of no seat, and for each drawing that does not say how large it is. */
export function dangling(): readonly string[] {
  const ids = [...document.querySelectorAll('.app [id]')].map(({ id }) => id);
  const lost = REFS.flatMap((ref) =>
    [...document.querySelectorAll(`.app [${ref}]`)].flatMap((element) =>
      (element.getAttribute(ref) ?? '')
        .split(' ')
        .filter((id) => !ids.includes(id))
        .map((id) => `${ref}="${id}" of ${element.localName} is the name of nothing`),
    ),
  );
  const twice = ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `two are called ${id}`);
  const lone = [...document.querySelectorAll('.app .shape.own')].flatMap((mark) =>
    mark.closest('[data-shape]')
      ? []
      : [`a mark of ${mark.parentElement?.textContent.trim()} has the colour of no seat`],
  );
  const boundless = [...document.querySelectorAll('.app svg:not([viewBox])')].map(
    (drawing) => `the drawing ${drawing.outerHTML.slice(0, 80)} has no viewBox`,
  );
  return [...lost, ...twice, ...lone, ...boundless];
}
