import { classNames } from '#core/ui';
import { plainLook, type DisciplineLook } from './CyberSettings.ts';
import art from '../art/Art.module.css';
import { DisciplineArt } from '../art/DisciplineArt.tsx';
import { DisciplineBadge } from '../art/DisciplineBadge.tsx';
import { lookStyle } from '../art/lookStyle.ts';
import styles from './DisciplineHero.module.css';

interface DisciplineHeroProps {
  readonly title: string;
  readonly text: string;
  readonly look?: DisciplineLook | undefined;
}

export function DisciplineHero({ title, text, look = plainLook }: DisciplineHeroProps) {
  return (
    <header className={classNames(art.themed, styles.hero)} style={lookStyle(look)}>
      <DisciplineArt name={look.art} />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      <DisciplineBadge look={look} size={64} />
    </header>
  );
}
