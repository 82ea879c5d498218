const shownSelector = '.glossary-term:is(:hover, :focus)';
const closedClass = 'glossary-closed';

/**
 * Hides a definition when the reader presses Escape, until the pointer or the focus comes to its
 * term again.
 */
function closeDefinitions(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const term of document.querySelectorAll(shownSelector)) term.classList.add(closedClass);
  });
  const open = () => {
    for (const term of document.querySelectorAll(`.${closedClass}:not(:hover, :focus)`))
      term.classList.remove(closedClass);
  };
  // The term has lost the pointer or the focus once these events are over.
  for (const type of ['pointerout', 'focusout']) document.addEventListener(type, () => requestAnimationFrame(open));
}

closeDefinitions();
