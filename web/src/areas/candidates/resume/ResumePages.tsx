import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Hidden } from '../../../ui/layout/Hidden.tsx';
import { resumeViewMessages as messages } from '../messages.ts';
import { mostPages, openPages, type ResumePages as Pages } from './draw-pages.ts';
import classes from './ResumePages.module.css';

/** One page as a picture, and what is written on it for whoever does not see it. */
const Page = ({ pages, number }: { pages: Pages; number: number }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let left = false;
    const draw = async () => {
      if (!canvas.current) return;
      try {
        const written = await pages.draw(number, canvas.current);
        if (!left) setText(written);
      } catch {
        if (!left) setBroken(true);
      }
    };
    void draw();
    return () => {
      left = true;
    };
  }, [pages, number]);
  return (
    <li>
      {isBroken && <p>{messages.pageBroken(number)}</p>}
      <canvas
        ref={canvas}
        hidden={isBroken}
        role="img"
        aria-label={messages.page(number, pages.count)}
        style={{ aspectRatio: String(pages.ratio) }}
      />
      <Hidden>{text}</Hidden>
    </li>
  );
};

const Opened = ({ pages }: { pages: Pages }) => {
  useEffect(() => pages.close, [pages]);
  return (
    <>
      <ol className={classes.pages}>
        {Array.from({ length: Math.min(pages.count, mostPages) }, (_, index) => (
          <Page key={index} pages={pages} number={index + 1} />
        ))}
      </ol>
      {pages.count > mostPages && <p>{messages.cut(mostPages)}</p>}
    </>
  );
};

interface ResumePagesProps {
  /** Tells one file from another. */
  name: string;
  load: () => Promise<{ blob: Blob }>;
}

/** A resume to look at where one is, without a file that stays on the device. */
const ResumePages = ({ name, load }: ResumePagesProps) => {
  const pages = useQuery({
    queryKey: ['resume pages', name],
    queryFn: async () => openPages((await load()).blob),
    // What it holds open is closed with what shows it.
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Loaded query={pages} failure={messages.failed} skeleton={<Skeleton lines={12} />}>
      {(opened) => <Opened pages={opened} />}
    </Loaded>
  );
};

export default ResumePages;
