/** The files of a folder by name; those that end in `.bin` in base64. */
type FolderFiles = Readonly<Record<string, string>>;

declare global {
  interface Window {
    /**
     * Is called by the scripts that hold the files of the search, each with those of its folder.
     */
    docsgenFiles?: ((files: FolderFiles) => void) | undefined;
  }
}

/**
 * Returns a file that a script holds. Browsers fetch no files from disk, so the bundler puts this
 * in the place of their function, which has the same name.
 */
export async function fetch(address: string, options?: RequestInit): Promise<Response> {
  const { protocol, href } = new URL(address, location.href);
  if (protocol !== 'file:') return window.fetch(address, options);
  const folder = new URL('.', href).href;
  const content = (await loadFolder(folder))[decodeURIComponent(href.slice(folder.length))];
  if (content === undefined) throw new Error(`${href} is in no script`);
  const isBinary = href.endsWith('.bin');
  return new Response(isBinary ? Uint8Array.from(atob(content), (character) => character.charCodeAt(0)) : content);
}

const none: FolderFiles = {};

/** Returns the files of a folder. Only those of the search have a script. */
function loadFolder(folder: string): Promise<FolderFiles> {
  if (!/\/assets\/search\/[^/]+\/$/.test(folder)) return Promise.resolve(none);
  const known = document.querySelector<LoadedScript>(`script[src="${CSS.escape(folder)}files.js"]`);
  const script: LoadedScript = known ?? Object.assign(document.createElement('script'), { src: `${folder}files.js` });
  script.files ??= new Promise((resolve, reject) => {
    window.docsgenFiles = resolve;
    script.addEventListener('error', reject);
    document.head.append(script);
  });
  return script.files;
}

interface LoadedScript extends HTMLScriptElement {
  files?: Promise<FolderFiles>;
}
