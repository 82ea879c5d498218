// What an import of a style sheet is, for components of sites. Names with a star are known wherever
// `docsgen` or `docsgen/theme` is imported.

declare module '*.module.css' {
  /** The class names of the module, by the names that its author wrote. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.module.scss' {
  /** The class names of the module, by the names that its author wrote. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.module.sass' {
  /** The class names of the module, by the names that its author wrote. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css' {}
declare module '*.scss' {}
declare module '*.sass' {}
