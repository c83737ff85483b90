/** Something asked of the server: whether the answer is awaited, and why there was none. */
export class Asking {
  waiting = $state(false);
  fault = $state.raw<unknown>(null);

  async for(answer: () => Promise<void>): Promise<void> {
    this.waiting = true;
    try {
      await answer();
    } catch (refused) {
      this.fault = refused;
    } finally {
      this.waiting = false;
    }
  }
}
