import { Icon } from '../icons/Icon.tsx';
import { useStrings } from '../context/context.ts';
import { Link } from '../layout/Link.tsx';
import { unsearched } from '../layout/unsearched.ts';
import { isExternal } from '../../shared/is-external.ts';
import { formatMessage } from '../../shared/strings/format-message.ts';
import { UsageError } from '../../shared/usage-error.ts';
import type { ReactNode } from 'react';

export interface VideoProps {
  /** What the video shows. */
  readonly title?: string;
  /** Id of a YouTube video: the part after `v=` in its URL. */
  readonly youtube?: string;
  /** Number of a Vimeo video. */
  readonly vimeo?: string | number;
  /** Path or URL of a file, instead of a video from another site. */
  readonly src?: string;
  /** Path of a picture of the site, shown until the video plays. */
  readonly poster?: string;
  /** Path of a WebVTT file with the captions of a video in `src`. */
  readonly captions?: string;
  /** Time in seconds at which a video from another site starts. Default: 0. */
  readonly start?: number;
}

/** A video of another site. */
interface Embed {
  readonly host: string;
  /** Address of its page there. */
  readonly href: string;
  /** Address of the frame that plays it. */
  readonly frame: string;
}

/**
 * Renders a video. Nothing is loaded from another site before the reader plays it: a script then
 * puts the frame in the template into the place of the button. Throws a `UsageError` for a video
 * without a title or without one source.
 */
export function Video({ title, poster, captions, ...sources }: VideoProps): ReactNode {
  if (title === undefined)
    throw new UsageError('it needs a title.', 'Say what the video shows: `<Video title="…" youtube="…" />`.');
  if ([poster, captions, sources.src].some((file) => file !== undefined && isExternal(file)))
    throw new UsageError(
      'its file is on another site.',
      'Put the file next to the page, so that readers load it from your site.',
    );
  const embed = findEmbed(sources);
  if (embed && captions !== undefined)
    throw new UsageError(
      `its \`captions\` are not those of ${embed.host}.`,
      `Add them there, or put the video next to the page and name it in \`src\`.`,
    );
  if (embed) return <EmbeddedVideo {...{ title, poster, embed }} />;
  return <OwnVideo {...{ title, poster, captions, src: sources.src }} />;
}

function findEmbed({
  youtube,
  vimeo,
  src,
  start = 0,
}: Omit<VideoProps, 'title' | 'poster' | 'captions'>): Embed | null {
  const given = [youtube, vimeo, src].filter((source) => source !== undefined);
  if (given.length !== 1)
    throw new UsageError('it needs one source.', 'Write one of `youtube="…"`, `vimeo="…"` and `src="./video.mp4"`.');
  if (youtube !== undefined) {
    if (!/^[\w-]{6,20}$/.test(youtube)) throw wrongId('youtube', youtube, 'dQw4w9WgXcQ');
    return {
      host: 'YouTube',
      href: `https://www.youtube.com/watch?v=${youtube}${start > 0 ? `&t=${start}s` : ''}`,
      frame: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1${start > 0 ? `&start=${start}` : ''}`,
    };
  }
  if (vimeo === undefined) return null;
  if (!/^\d+$/.test(String(vimeo))) throw wrongId('vimeo', String(vimeo), '76979871');
  const from = start > 0 ? `#t=${start}s` : '';
  return {
    host: 'Vimeo',
    href: `https://vimeo.com/${vimeo}${from}`,
    frame: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1${from}`,
  };
}

function wrongId(name: string, value: string, example: string): UsageError {
  return new UsageError(`its \`${name}\` is "${value}".`, `Write only the id: \`${name}="${example}"\`.`);
}

interface ShownVideo {
  readonly title: string;
  readonly poster: string | undefined;
}

function EmbeddedVideo({ title, poster, embed }: ShownVideo & { readonly embed: Embed }): ReactNode {
  const strings = useStrings();
  const { host, href, frame } = embed;
  return (
    <figure className="video">
      <div className="video-frame">
        {poster !== undefined && <img src={poster} alt="" loading="lazy" decoding="async" />}
        <button type="button" aria-label={formatMessage(strings['theme.Video.play'], { title })} data-video="">
          <Icon name="play" />
        </button>
        <template>
          <iframe
            src={frame}
            title={title}
            // The player needs scripts and its own origin. It is on another site, so it cannot
            // leave.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </template>
      </div>
      <figcaption>
        {title}
        <span className="video-note" {...unsearched}>
          {' '}
          <span>{formatMessage(strings['theme.Video.notice'], { host })}</span>{' '}
          <Link href={href} external>
            {formatMessage(strings['theme.Video.watch'], { host })}
          </Link>
        </span>
      </figcaption>
    </figure>
  );
}

interface OwnFiles {
  readonly src: string | undefined;
  readonly captions: string | undefined;
}

function OwnVideo({ title, poster, captions, src }: ShownVideo & OwnFiles): ReactNode {
  const strings = useStrings();
  return (
    <figure className="video">
      <video
        src={src}
        poster={poster}
        preload={poster === undefined ? 'metadata' : 'none'}
        width={1280}
        height={720}
        aria-label={title}
        controls
        playsInline
      >
        {captions !== undefined && <track kind="captions" src={captions} default />}
        <a href={src}>{strings['theme.Video.open']}</a>
      </video>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
