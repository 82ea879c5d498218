'use client';

export default function Toggle({ children }: { readonly children?: React.ReactNode }) {
  return (
    <div>
      <a href="/voice/docs/gone">Gone</a>
      {children}
    </div>
  );
}
