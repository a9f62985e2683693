import '@testing-library/jest-dom';
import './fake-dialog';
import './fake-viewport';

beforeEach(() => localStorage.clear());
