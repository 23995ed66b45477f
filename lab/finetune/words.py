"""Fits the word head to a finished network: its rows alone, so that nothing else changes."""

import math

import torch
import torch.nn.functional as F

from training import half_precision

RATE = 1e-3
DECAY = 0.02


def learn_words(model, examples, rows, draws, epochs, batch, on_epoch):
    """Trains the word head on the photos of `rows`, at a rate that falls to nothing; calls `on_epoch` after each epoch."""
    head, stack = model.word_head, examples.stack
    optimizer = torch.optim.AdamW(head.parameters(), weight_decay=DECAY)
    steps = max(2, math.ceil(len(rows) / batch))
    for step in range(int(steps * epochs)):
        model.eval()
        optimizer.param_groups[0]["lr"] = RATE * (0.5 + 0.5 * math.cos(math.pi * step / (steps * epochs)))
        drawn = rows[torch.multinomial(draws, batch, True)].to(stack.device)
        with torch.no_grad(), half_precision(stack.device):
            images = stack.random_views(drawn, model.network.edge).to(memory_format=torch.channels_last)
            features = model.network(images)
        losses = F.binary_cross_entropy_with_logits(head(features), examples.words[drawn], reduction="none")
        loss = (losses * examples.word_weights[drawn]).sum() / len(drawn)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        if (step + 1) % steps == 0:
            on_epoch((step + 1) // steps, loss.item())


@torch.no_grad()
def word_precision(logits, words, weights, is_counted):
    """The mean average precision, in percent, of the words that at least five of these photos have."""
    scores = []
    for word in torch.where(is_counted)[0].tolist():
        known = weights[:, word] > 0
        said = words[known, word] > 0.3
        if said.sum() >= 5:
            order = logits[known, word].argsort(descending=True)
            hits = said[order].float()
            precision = hits.cumsum(0) / torch.arange(1, len(hits) + 1, device=hits.device)
            scores.append(((precision * hits).sum() / hits.sum()).item())
    return round(100 * sum(scores) / max(1, len(scores)), 1), len(scores)
