import textStyles from '@/components/ui/text.module.css';
import { getFilterLabel } from '@/lib/agencies/agencies';
import { formatTime } from '@/lib/road-reports/format-time';
import { describeSlower, type SignStatement } from '@/lib/road-reports/sign';
import styles from './sign-board.module.css';

interface SignBoardProps {
  sign: SignStatement;
  title: string;
  titleId?: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The sign's own words, set as on the sign. */
export function SignBoard({ sign, title, titleId, now }: SignBoardProps) {
  return (
    <div className={styles.sign}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <div className={styles.board}>
        {sign.pages.map((lines) => (
          <p key={lines.join(' ')} className={styles.page}>
            {lines.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a sign may repeat a line
              <span key={at}>{line} </span>
            ))}
          </p>
        ))}
      </div>
      {sign.slower?.map((found) => (
        <p key={`${found.to} ${found.via}`} className={styles.slower}>
          {describeSlower(found)}
        </p>
      ))}
      <p className={textStyles.quiet}>
        {getFilterLabel(sign.source)}, since {formatTime(sign.since, now)}
      </p>
    </div>
  );
}
