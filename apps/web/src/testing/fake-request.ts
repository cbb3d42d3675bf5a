import { act } from '@testing-library/react';

/** A stand-in for XMLHttpRequest; the test answers it by hand. */
export class FakeRequest extends EventTarget {
  static sent: FakeRequest[] = [];
  upload = new EventTarget();
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  asked = '';
  body: FormData | null = null;
  timeout = 0;

  open(method: string, url: string) {
    this.asked = `${method} ${url}`;
  }

  setRequestHeader() {}

  getResponseHeader(name: string): string | null {
    return this.headers[name] ?? null;
  }

  send(body: FormData | null) {
    this.body = body;
    FakeRequest.sent.push(this);
  }

  abort() {
    this.dispatchEvent(new Event('abort'));
  }

  async has(loaded: number, total: number) {
    const event = Object.assign(new Event('progress'), { loaded, total, lengthComputable: true });
    await act(async () => this.upload.dispatchEvent(event));
  }

  async answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    await act(async () => this.dispatchEvent(new Event('load')));
  }

  async cutOff() {
    await act(async () => this.dispatchEvent(new Event('error')));
  }
}
