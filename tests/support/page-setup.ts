import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// One second by default, too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
